import type { RuleSet } from '@nardy/rules';
import type { JSX } from 'preact';
import { AskDiagram } from './ask-diagram.tsx';
import { diagramOf } from './diagrams.ts';
import { LinkedText } from './linked-text.tsx';
import { PlayDiagram } from './play-diagram.tsx';
import { taughtKey, teach } from './taught-words.ts';
import type { Topic } from './topics.ts';

/** The title of a topic. */
export function topicTitle({ name }: Topic): string {
  return teach(taughtKey(`topic.${name}.title`) ?? 'rules.contents');
}

/** The paragraphs of a topic, in their order. */
function paragraphsOf({ name }: Topic): readonly string[] {
  const keys = [1, 2, 3].flatMap((number) => taughtKey(`topic.${name}.${number}`) ?? []);
  return keys.map((key) => teach(key));
}

export interface TopicSectionProps {
  readonly topic: Topic;
  readonly rules: RuleSet;
}

/** One section of the rules: words, then its diagrams. */
export function TopicSection({ topic, rules }: TopicSectionProps): JSX.Element {
  return (
    <section class="topic" id={topic.name} data-testid={`topic-${topic.name}`}>
      <h2>{topicTitle(topic)}</h2>
      <div class="topic-text">
        {paragraphsOf(topic).map((text) => (
          <p key={text}>
            <LinkedText text={text} />
          </p>
        ))}
      </div>
      {topic.diagrams.length > 0 && (
        <div class="topic-diagrams">
          {topic.diagrams.map((name) => {
            const diagram = diagramOf(rules, name);
            return diagram.kind === 'play' ? (
              <PlayDiagram key={name} name={name} rules={rules} diagram={diagram} />
            ) : (
              <AskDiagram key={name} name={name} rules={rules} diagram={diagram} />
            );
          })}
        </div>
      )}
    </section>
  );
}
