/** What `npm run train -- --help` prints. */
export const HELP: string = `npm run train -- STAGE [--option value …]

Stages
  td      self-play with λ-returns, from random weights or from the nets of the folder
  label   exact targets for positions of self-play with the nets of the folder
  fit     one net fitted to labels
  round   label, then every net of the board fitted
  loop    labels and fits side by side, from the newest nets to the newest nets
  export  the nets of the folder written as the engine's files
  import  the engine's files taken back as nets of the folder, to train on from them
  plot    curve.tsv of the folder drawn as curve.svg
  score   equity lost per decision on data/oracle/equity.jsonl

Options of every stage
  --dir FOLDER        work folder: nets, labels, checkpoints, curve.tsv       var/train
  --kernel FILE       the kernel, to stay with one while its sources change   the one built
  --workers N         threads                                                 2
  --seed N            1

td
  --board short|long  short
  --shape SHAPE       layers of the nets: 256, 512-32, 512-32:squared,clipped 256
  --race-shape SHAPE  of the race net                                         128
  --steps N           steps of Adam                                           60000
  --batch N           samples a step                                          256
  --rate A,B          learning rate, falling exponentially                    3e-3,2e-4
  --lambda A,B        0.7,0
  --interval N        steps between checkpoints                               1000

label
  --board short|long  short
  --round NAME        folder under labels; a stopped round goes on            r1
  --samples N         400000
  --chunk N           samples a file                                          8192
  --deep X            targets over 21 rolls that are X off the net's own equity
                      are made over 21 after each of them; 0: all are         none
  --trace N,X         follow the best plays of random rolls for N plies and hand
                      back X a ply of what they show; their positions are
                      labelled too                                            none
  --margin X          equity a rejected play may lose and be labelled         0.08
  --keep X            chance of keeping such a play                           0.5
  --rare X            chance of a game that begins late or in a back game        0
  --prune N,X         judge the N plays of a roll the pruning net likes best, of
                      those within X of its first; 0: all                     0
  --share KIND=X,…    chance of keeping a position of a class                 race=0.5

fit
  --net KIND          a class: contact, crashed, race, long, long-race; or
                      pruning                                                 contact
  --rounds A,B,…      label rounds, the newest last                           r1
  --classes A,B,…     classes of the samples; of pruning contact,crashed      the net's
  --shape SHAPE       the net's
  --start scratch|warm|contact  random weights, the net's, the contact net's  scratch
  --epochs N          12
  --batch N           512
  --rate A,B          learning rate, falling along a cosine                   3e-3,3e-5
  --weights A,…,E,F   weights of the outputs in the loss, and of half the
                      squared error of the equity                             1,0.5,0.5,0.5,0.5,0

round     the options of label and fit, and
  --race-shape SHAPE  of the race net                                         the net's

loop      the options of label (without --round) and fit, and
  --first N           number of the first round to label, r7 for 7            1
  --count N           rounds to label                                         10
  --window N          newest rounds fitted to at a time                       8
  --fit-workers N     threads of the fits                                     1

export
  --to FOLDER         data/nets
  --source TEXT       where the nets come from, for nets.json

score
  --data FILE         decisions                                               data/oracle/equity.jsonl
  --inference KIND    f32, or int16 as the engine runs them                   f32
  --ply 0|1           0
  --width N           plays looked at deeper at 1 ply                         8
`;
