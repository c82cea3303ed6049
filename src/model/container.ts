// A container on a page: its measures for drawings, and its row in the table.
import type { ContainerSpec } from './manifest.generated.ts';

/** Length and height of a container, in feet, for a drawing to scale. */
export interface Measures {
  length: number;
  height: number;
}

/** A row of the container table, and how many pickup loads it holds, where the row says so in numbers. */
export interface Container extends Omit<ContainerSpec, 'size'> {
  loads?: { least: number; most: number };
}
