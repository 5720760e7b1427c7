/**
 * Ends the loop of two pages that send the visitor to each other: this one because there is a session, the other one
 * because its server does not accept that session.
 */
import type { SafeStorage } from '../../../kit/lib/storage.ts';

/** Holds the times of a widget's last announcements in ms, separated by spaces. */
const keyOf = (place: string): string => `auth-widget:announced ${place}`;
/** ms. Each turn of a loop takes two page loads. */
const WINDOW = 30_000;
/** Visitors also reload, and come back, on purpose. */
const MOST = 3;

/**
 * True if a page may be told once more that there is a session. If so, counts it.
 * @param tab the tab's sessionStorage
 * @param place of the widget: its project, and its number on the page
 * @param now ms since 1970
 */
export function allowAnnouncement(tab: SafeStorage, place: string, now: number): boolean {
  const times = (tab.read(keyOf(place)) ?? '').split(' ').map(Number);
  const recent = times.filter((time) => time > now - WINDOW && time <= now);
  if (recent.length >= MOST) return false;
  tab.write(keyOf(place), [...recent, now].join(' '));
  return true;
}
