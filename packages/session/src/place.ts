/**
 * A place on the board as the viewer sees it: 1–24 the points in the numbers of the side at the bottom,
 * then the bars and trays of {@link PLACES}. One number for everything a finger or a checker can be on.
 */
export type Place = number;

export const PLACES = { topBar: 0, bottomBar: 25, bottomTray: 26, topTray: 27 } as const;
