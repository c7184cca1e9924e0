import { inSentences, spokenOf, type Text, textOf } from '@nardy/i18n';
import type { QuestionView } from './view.ts';

/** A question of the table with what each answer means, and the words that answer it. */
export function questionText(question: QuestionView): Text {
  const asked = question.text;
  switch (question.kind) {
    case 'cube':
      return inSentences([
        asked,
        ...question.answers.map(answerText),
        wordsText(question.answers.map(({ answer }) => textOf(`term.${answer}`))),
      ]);
    case 'resignation-offered':
      return inSentences([
        spokenOf('text.sentence', { a: asked }),
        answerText({ label: textOf('action.accept'), text: question.accept.text }),
        wordsText([spokenOf('text.word.yes'), spokenOf('text.word.back')]),
      ]);
    case 'resign-game':
      return inSentences([
        asked,
        ...question.options.map(({ label, text, needsConsent }) =>
          answerText({
            label,
            text: needsConsent ? spokenOf('spoken.two', { a: text, b: textOf('resign.consent') }) : text,
          }),
        ),
        wordsText([...question.options.map(({ label }) => label), spokenOf('text.word.back')]),
      ]);
    case 'resign-match':
      return inSentences([
        asked,
        spokenOf('text.sentence', { a: question.confirm.text }),
        wordsText([spokenOf('text.word.yes'), spokenOf('text.word.back')]),
      ]);
    case 'which-way':
      return inSentences([
        asked,
        ...question.ways.map(({ label }) => spokenOf('text.sentence', { a: label })),
        spokenOf('text.sayPoint'),
      ]);
    case 'lost-device':
      return inSentences([asked, wordsText([spokenOf('text.word.yes'), spokenOf('text.word.back')])]);
  }
}

/** «Взять: играем на 2, куб у вас.» */
function answerText({ label, text }: { readonly label: Text; readonly text: Text }): Text {
  return spokenOf('text.answer', { label, means: text });
}

/** «Ответ: взять или пас.» */
function wordsText(words: readonly Text[]): Text {
  const [first, ...rest] = words;
  if (first === undefined) return spokenOf('text.notNow');
  return spokenOf('text.say', { words: rest.reduce((a, b) => spokenOf('text.or', { a, b }), first) });
}
