import type { BoardKind } from '@nardy/rules';
import type { Place } from '@nardy/session';
import type { ComponentChildren } from 'preact';
import type { CubeState } from './cube.tsx';
import type { DrawnStep, Placement } from './frames.ts';
import type { HomeSide } from './geometry.ts';

/** What is lit on the board. */
export interface Marks {
  /** Places whose top checker may move. */
  readonly movable: readonly Place[];
  readonly selected: Place | null;
  /** Targets of the active die. */
  readonly strong: readonly Place[];
  /** Targets of the other die, or of both together. */
  readonly weak: readonly Place[];
  /** Targets where a blot is hit. */
  readonly hits: readonly Place[];
}

export const NO_MARKS: Marks = { movable: [], selected: null, strong: [], weak: [], hits: [] };

export interface BoardProps {
  readonly kind: BoardKind;
  readonly home: HomeSide;
  /** The colour of the checkers of the side at the bottom. */
  readonly bottomTone: 'light' | 'dark';
  readonly placement: Placement;
  /** How the placement came about, for the animation. */
  readonly steps: readonly DrawnStep[];
  /** The longest that all steps together may take; 0 for none. */
  readonly limitMs: number;
  /** The play to recall. */
  readonly recall: readonly DrawnStep[];
  readonly recallAs: 'arrows' | 'ghosts';
  /** A play that could be made, drawn as arrows. */
  readonly advice?: readonly DrawnStep[];
  readonly cube: {
    readonly value: number;
    readonly at: 'bottom' | 'top' | 'middle';
    readonly state: CubeState;
  } | null;
  readonly marks: Marks;
  /** Places whose top checker may be dragged: those that can move, and those that can be taken back. */
  readonly loose: readonly Place[];
  /** Whether the marks are drawn; they can be played all the same. */
  readonly lights: 'on' | 'off';
  /** What a screen reader says about a place. */
  readonly label: (place: Place) => string;
  readonly onTap?: (place: Place) => void;
  /** Enter or Space on a focused place. */
  readonly onChoose?: (place: Place) => void;
  /** Right click or long press: the other die. */
  readonly onOther?: (place: Place) => void;
  readonly onDragStart?: (place: Place) => void;
  readonly onDrop?: (from: Place, to: Place | null) => void;
  /** Dice and buttons between the rows, in the left and in the right half. */
  readonly left?: ComponentChildren;
  readonly right?: ComponentChildren;
}
