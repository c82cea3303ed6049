// Lets links know which page is shown, so that those that lead to it can say so.
import { createContext, useContext } from 'react';

/** The path of the page that a part of the app belongs to; empty outside of a page. */
export const CurrentPathContext = createContext('');

/** The value of `aria-current` for a link to `to`; undefined for another page or a fragment. */
export function useCurrent(to: string): { 'aria-current'?: 'page' } {
  return useContext(CurrentPathContext) === to ? { 'aria-current': 'page' } : {};
}
