// Lets links know which page is shown, so that those that lead to it can say so.
import { createContext, useContext } from 'react';

/** The path of the page that a part of the app belongs to; empty where there is none. */
export const CurrentPathContext = createContext('');

/** What `aria-current` says of a link to `to`; nothing where it leads elsewhere, or to a place on the page. */
export function useCurrent(to: string): { 'aria-current'?: 'page' } {
  return useContext(CurrentPathContext) === to ? { 'aria-current': 'page' } : {};
}
