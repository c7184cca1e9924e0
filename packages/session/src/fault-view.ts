import { type Text, textOf } from '@nardy/i18n';
import type { LineFault } from '@nardy/record';
import type { Model } from './model.ts';
import { refusalText } from './refusal-text.ts';
import type { FaultView } from './view.ts';

/** Why play has stopped, in words and with the line; `null` while everything agrees. */
export function faultView({ fault }: Model): FaultView | null {
  if (fault === null) return null;
  switch (fault.kind) {
    case 'history':
      return {
        kind: 'history',
        code: 'E_RECEIPT',
        line: fault.line,
        text: textOf('verdict.history', { line: fault.line }),
      };
    case 'match':
      return {
        kind: 'history',
        code: fault.fault.code,
        line: fault.line,
        text: textOf('verdict.match', { line: fault.line, reason: refusalText(fault.fault) }),
      };
    case 'agreement':
      return {
        kind: 'history',
        code: 'AGREEMENT',
        line: fault.line,
        text: textOf('verdict.agreement', { line: fault.line, what: textOf(`agreement.${fault.field}`) }),
      };
    case 'storage':
      return { kind: 'storage', code: 'STORAGE', line: -1, text: fault.text };
    case 'line':
      return lineFaultView(fault.fault);
  }
}

function lineFaultView(fault: LineFault): FaultView {
  if (fault.kind === 'play') {
    const reason = refusalText(fault.refusal);
    const text = textOf('verdict.play', { line: fault.line, reason });
    return { kind: 'play', code: fault.refusal.code, line: fault.line, text };
  }
  return { kind: 'dice', code: fault.code, line: fault.line, text: diceText(fault) };
}

function diceText({ code, line, fault }: Extract<LineFault, { kind: 'dice' }>): Text {
  const role = 'role' in fault ? { name: textOf(`role.${fault.role}`) } : {};
  const dice = 'shown' in fault ? { shown: fault.shown, expected: fault.expected } : {};
  return textOf(`verdict.${code}`, { line, ...role, ...dice });
}
