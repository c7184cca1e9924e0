import { inSentences, numeral, spokenOf, type Text } from '@nardy/i18n';
import { BAR, type Step } from '@nardy/rules';
import { activeDie } from './local-play.ts';
import type { Model } from './model.ts';
import { placeOf } from './place.ts';
import { sceneOf } from './scene.ts';
import { spokenMoves } from './spoken-moves.ts';
import { tableView } from './table-view.ts';
import { diceText, movesFromText } from './text-facts.ts';
import { outlookIn, textSide } from './text-places.ts';
import { questionText } from './text-question.ts';

/**
 * What an input has led to on this device, in words: moves made or taken back, a checker chosen, the dice swapped, a
 * question. `null` where nothing of that has happened; refusals and what the server brings are told by themselves.
 */
export function outcomeText(before: Model, after: Model): Text | null {
  const question = tableView(after, 0).question;
  if (question !== null && tableView(before, 0).question?.kind !== question.kind)
    return questionText(question);
  const scene = sceneOf(after);
  const [was, now] = [before.turn, after.turn];
  if (scene === null || was.rollLine !== now.rollLine || now.stage === 'sent') return null;
  const kept = commonStart(was.made, now.made);
  if (now.made.length > kept) return madeText(after, now.made.slice(kept));
  if (was.made.length > kept) return inSentences([spokenOf('text.undone'), diceText(after)]);
  if (now.selected !== was.selected) return selectedText(after);
  if (now.asked !== null && now.asked !== was.asked) return sourcesText(after);
  const die = activeDie(now);
  return die !== null && die !== activeDie(was)
    ? spokenOf('text.swapped', { die: numeral('die', die) })
    : null;
}

/** How many steps both begin with. */
function commonStart(a: readonly Step[], b: readonly Step[]): number {
  const differs = a.findIndex((step, at) => step.from !== b[at]?.from || step.die !== b[at]?.die);
  return differs < 0 ? a.length : differs;
}

function madeText(after: Model, fresh: readonly Step[]): Text {
  const { choice } = after.turn;
  const said = spokenOf('text.sentence', { a: spokenMoves(fresh) });
  if (choice?.complete === true && choice.steps.length === 0) {
    // A turn that confirms itself is not asked about.
    const asks = after.preferences.confirm === 'ask';
    return asks ? inSentences([said, spokenOf('text.ready')]) : said;
  }
  return inSentences([said, diceText(after)]);
}

function selectedText(model: Model): Text {
  const { selected } = model.turn;
  if (selected === null) return spokenOf('text.dropped');
  const view = tableView(model, 0);
  const place = placeOf(outlookIn(view), textSide(view), selected);
  return inSentences([spokenOf('text.selected'), movesFromText(model, place)]);
}

/** A place that several checkers can reach: which one goes there? */
function sourcesText(model: Model): Text {
  const [first, ...rest] = (model.turn.asked?.sources ?? []).map((from) =>
    from === BAR ? spokenOf('text.fromBar') : numeral('ordinalFrom', from),
  );
  if (first === undefined) return spokenOf('text.notNow');
  return spokenOf('text.whichChecker', {
    places: rest.reduce((a, b) => spokenOf('text.or', { a, b }), first),
  });
}
