import { MAX_VOIDS } from '@nardy/dice';
import type { CubeAnswer } from '@nardy/engine';
import { type Text, textOf } from '@nardy/i18n';
import { formatPlace } from '@nardy/notation';
import { roleOf } from '@nardy/record';
import {
  cubeAnswers,
  type MatchState,
  opponentOf,
  raisedValue,
  resignationKinds,
  resignRefusal,
  type Side,
  scoreKind,
  stakesOf,
  WIN_KINDS,
  worstLoss,
} from '@nardy/rules';
import { losing, scoreParams, scoreWith } from './consequence.ts';
import type { Model, OpenQuestion } from './model.ts';
import { nameOf } from './names.ts';
import { placeOf } from './place.ts';
import { matchOf, outlookOf } from './scene.ts';
import { sealAway } from './seal-away.ts';
import { DEAD_MS } from './user.ts';
import type { ConsequenceView, QuestionView } from './view.ts';

/** What must be answered now, or what the viewer has opened. */
export function questionView(model: Model): QuestionView | null {
  const match = matchOf(model);
  if (match === null || model.fault !== null) return null;
  const opened = model.question === null ? null : openQuestion(model, match, model.question);
  return opened ?? resignationQuestion(model, match) ?? cubeQuestion(model, match);
}

function cubeQuestion(model: Model, match: MatchState): QuestionView | null {
  if (match.phase !== 'doubled' || !model.sides.includes(match.decider)) return null;
  if (isAnswered(model, match.decider)) return null;
  const stake = raisedValue(match.settings.rules, match.cube.value);
  return {
    kind: 'cube',
    offer: match.offer,
    decider: match.decider,
    text: textOf(askedKey(match), { stake }),
    answers: cubeAnswers(match).map((answer) => ({
      answer,
      label: textOf(`action.${answer}`),
      ...cubeConsequence(match, answer, stake),
    })),
    deadUntilMs: model.askedAtMs + DEAD_MS,
  };
}

function askedKey(match: MatchState & { readonly phase: 'doubled' }) {
  switch (match.offer) {
    case 'double':
      return match.cube.owner === null ? 'cube.asked' : 'cube.askedRedouble';
    case 'beaver':
      return 'cube.askedBeaver';
    case 'raccoon':
      return 'cube.askedRaccoon';
  }
}

function cubeConsequence(
  match: MatchState & { readonly phase: 'doubled' },
  answer: CubeAnswer,
  stake: number,
): ConsequenceView {
  const playOn = (text: Text): ConsequenceView => ({ text, points: 0, scoreAfter: null });
  switch (answer) {
    case 'take':
      // After a beaver the cube stays with the side that was doubled first.
      return playOn(textOf(match.offer === 'beaver' ? 'cube.takeBeaverMeans' : 'cube.takeMeans', { stake }));
    case 'beaver':
      return playOn(textOf('cube.beaverMeans', { stake: raisedValue(match.settings.rules, stake) }));
    case 'raccoon':
      return playOn(textOf('cube.raccoonMeans', { stake: raisedValue(match.settings.rules, stake) }));
    case 'pass': {
      const { length } = match.settings;
      if (length === null) return losing(match, match.decider, match.stakeIfPassed, 'cube.passMoney');
      const over = match.score[opponentOf(match.decider)] + match.stakeIfPassed >= length;
      return losing(
        match,
        match.decider,
        match.stakeIfPassed,
        over ? 'cube.passLosesMatch' : 'cube.passMatch',
      );
    }
  }
}

function resignationQuestion(model: Model, match: MatchState): QuestionView | null {
  if (match.resignation === null || match.phase === 'game-over' || match.phase === 'match-over') return null;
  const { side, kind } = match.resignation;
  const asked = opponentOf(side);
  if (!model.sides.includes(asked) || isAnswered(model, asked)) return null;
  const points = pointsOf(match, kind);
  const scoreAfter = scoreWith(match, asked, points);
  return {
    kind: 'resignation-offered',
    by: side,
    win: kind,
    text: textOf('resign.offered', { name: nameOf(model, side), kind: textOf(`win.${kind}`), points }),
    accept: {
      text: textOf('resign.acceptMeans', scoreParams(match, scoreAfter, asked)),
      points,
      scoreAfter,
    },
    decline: { text: textOf('resign.declineMeans'), points: 0, scoreAfter: null },
    deadUntilMs: model.askedAtMs + DEAD_MS,
  };
}

/** `null`: it no longer applies. */
function openQuestion(model: Model, match: MatchState, question: OpenQuestion): QuestionView | null {
  switch (question.kind) {
    case 'resign-game': {
      const worst = WIN_KINDS.indexOf(worstLoss(match, question.side));
      const offers = resignationKinds(match).filter(
        ({ kind }) => resignRefusal(match, question.side, kind) === null,
      );
      return {
        kind: 'resign-game',
        text: textOf('resign.ask'),
        options: offers.map(({ kind, points }) => ({
          win: kind,
          label: textOf(`win.${kind}`),
          needsConsent: WIN_KINDS.indexOf(kind) < worst,
          ...losing(match, question.side, points, 'resign.means'),
        })),
      };
    }
    case 'resign-match':
      return resignMatchQuestion(match, question.side);
    case 'lost-device':
      return lostDeviceQuestion(model, question.side);
    case 'which-way': {
      const outlook = outlookOf(model);
      return {
        kind: 'which-way',
        text: textOf('way.ask'),
        ways: question.ways.map(({ via, steps }) => {
          const hits = steps.some((step) => step.hit);
          const label = textOf(hits ? 'way.hits' : 'way.plain', { point: formatPlace(via) });
          return { via: placeOf(outlook, question.side, via), hits, label };
        }),
      };
    }
  }
}

function resignMatchQuestion(match: MatchState, side: Side): QuestionView {
  const { length } = match.settings;
  if (length !== null) {
    // The winner's score is made up to the length of the match.
    const winner = opponentOf(side);
    return {
      kind: 'resign-match',
      text: textOf('resign.askMatch'),
      confirm: {
        text: textOf('resign.meansMatch'),
        points: match.score[winner] - length,
        scoreAfter: { ...match.score, [winner]: length },
      },
    };
  }
  const lost = scoreKind(match.settings.rules, worstLoss(match, side), stakesOf(match));
  return {
    kind: 'resign-match',
    text: textOf('resign.askSession'),
    confirm: losing(match, side, lost.points, 'resign.meansSession', { kind: textOf(`win.${lost.kind}`) }),
  };
}

function lostDeviceQuestion(model: Model, side: Side): QuestionView | null {
  const away = sealAway(model, [side]);
  if (away === null) return null;
  const voids = model.game?.table.log.voids[roleOf(side)] ?? 0;
  const left = Math.max(0, MAX_VOIDS - voids);
  const text = textOf(away.why === 'lost' ? 'lostDevice.ask' : 'lostDevice.askElsewhere', { left });
  return { kind: 'lost-device', side, why: away.why, text, voidsLeft: left };
}

/** Whether an answer of this side is on its way. */
function isAnswered(model: Model, side: Side): boolean {
  return model.pending.some((pending) => pending.side === side && pending.request.type === 'act');
}

function pointsOf(match: MatchState, kind: (typeof WIN_KINDS)[number]): number {
  return resignationKinds(match).find((known) => known.kind === kind)?.points ?? match.cube.value;
}
