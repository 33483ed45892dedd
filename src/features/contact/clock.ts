import { availabilityAt, dayZone, hourInTokyo } from '../../lib/availability.ts';

/** The clock refreshes every 60 s (spec 3 §9). */
const refreshMs = 60_000;

const day = document.querySelector<HTMLElement>('[data-day]');
const status = document.querySelector<HTMLElement>('[data-availability]');

function tell(): void {
  const now = new Date();
  const hour = hourInTokyo(now);
  const words = JSON.parse(status?.dataset.availability ?? '{}') as Record<string, string>;
  const clock = now.toLocaleTimeString('en-GB', { timeZone: dayZone, timeStyle: 'short' });
  day?.style.setProperty('--now', String(hour / 24));
  if (status) status.textContent = `${words[availabilityAt(hour)]} now, ${clock} in Tokyo`;
}

tell();
setInterval(tell, refreshMs);
