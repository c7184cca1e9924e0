import type { RuleSetId } from '@nardy/rules';
import type { TaughtPage } from '../../app/taught-pages.ts';
import { sayText } from '../../app/words.ts';
import { teach } from './taught-words.ts';

/** Title and description of a page that teaches, in the language of the page. */
export function taughtHead(of: TaughtPage): { readonly title: string; readonly description: string } {
  switch (of) {
    case 'rules':
      return { title: teach('rules.index.title'), description: teach('rules.index.description') };
    case 'rules/custom':
      return { title: teach('rules.custom.title'), description: teach('rules.custom.description') };
    case 'rules/glossary':
      return { title: teach('glossary.title'), description: teach('glossary.description') };
    case 'learn':
      return { title: teach('lesson.title'), description: teach('lesson.description') };
    case 'learn/setup':
      return { title: teach('setup.title'), description: teach('setup.description') };
    default: {
      const id = of.slice('rules/'.length) as RuleSetId;
      const name = sayText({ key: `rules.${id}` });
      const about = sayText({ key: `rules.${id}.about` });
      return {
        title: teach('rules.page.title', { name }),
        description: teach('rules.page.description', { name, about }),
      };
    }
  }
}
