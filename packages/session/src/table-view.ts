import { textOf } from '@nardy/i18n';
import { formatPlay } from '@nardy/notation';
import { actionsView } from './actions-view.ts';
import { boardView } from './board-view.ts';
import { cubeView, diceView } from './dice-view.ts';
import { faultView } from './fault-view.ts';
import { headerView, playerView } from './header-view.ts';
import { hintView } from './hint-view.ts';
import type { Model, TurnRecord } from './model.ts';
import { questionView } from './question-view.ts';
import { refusalText } from './refusal-text.ts';
import { isSending } from './requests.ts';
import { resultView } from './result-view.ts';
import { isSessionClosed, matchOf, outlookOf } from './scene.ts';
import { statusText } from './status-text.ts';
import type { ConnectionView, Stage, TableView, TurnView } from './view.ts';

/** What the page draws at the moment `nowMs` of the device's clock. */
export function tableView(model: Model, nowMs: number): TableView {
  const stage = stageOf(model);
  return {
    stage,
    viewer: model.sides.length === 0 ? 'spectator' : model.sides.length === 1 ? 'player' : 'both',
    bottom: outlookOf(model).bottom,
    connection: connectionView(model),
    header: headerView(model),
    players: { white: playerView(model, 'white', nowMs), black: playerView(model, 'black', nowMs) },
    status: statusText(model, stage),
    notice: model.notice,
    board: boardView(model),
    dice: diceView(model),
    cube: cubeView(model),
    actions: actionsView(model, nowMs),
    question: questionView(model),
    hint: hintView(model),
    result: resultView(model),
    turns: (model.game?.turns ?? []).map(turnView),
    rolls: (model.game?.rolls ?? []).map((roll) => ({ ...roll, check: 'checked' })),
    fault: faultView(model),
    announcements: model.announcements,
    preferences: model.preferences,
  };
}

function stageOf(model: Model): Stage {
  if (model.fault !== null) return 'fault';
  if (model.connection.state === 'refused') return 'unavailable';
  if (model.info === null) return 'connecting';
  if (model.game === null) return 'waiting';
  const match = matchOf(model);
  if (match?.phase === 'match-over') return 'match-over';
  if (match?.phase === 'game-over') return isSessionClosed(model) ? 'match-over' : 'game-over';
  const { A, B, S } = model.game.table.log.chains;
  return match === null || A === null || B === null || S === null ? 'sealing' : 'playing';
}

function connectionView(model: Model): ConnectionView {
  const { connection } = model;
  const sending = isSending(model);
  switch (connection.state) {
    case 'online':
      return { state: 'online', retryAtMs: null, refusal: null, sending };
    case 'connecting':
      return { state: 'connecting', retryAtMs: null, refusal: null, sending };
    case 'offline':
      return { state: 'offline', retryAtMs: connection.retryAtMs, refusal: null, sending };
    case 'refused':
      return { state: 'offline', retryAtMs: null, refusal: refusalText({ code: connection.code }), sending };
  }
}

function turnView(
  { side, roll, rollNo, line, forced, takenBack, done }: TurnRecord,
  index: number,
): TurnView {
  return {
    no: index + 1,
    side,
    roll,
    rollNo,
    play: done.type === 'play' ? formatPlay(done.moves) : null,
    text: done.type === 'act' ? done.text : done.type === 'no-move' ? textOf('turn.noMove') : null,
    forced,
    takenBack,
    line,
  };
}
