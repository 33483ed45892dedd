import type { AvailabilitySettings } from '../../entities/availability.ts';
import { type Availability, availabilityAt, hourIn, placeOf } from '../../lib/availability.ts';

/** The clock refreshes every 60 s (spec 3 §9). */
const refreshMs = 60_000;

type Told = AvailabilitySettings & { words: Record<Availability, string> };

const day = document.querySelector<HTMLElement>('[data-day]');
const status = document.querySelector<HTMLElement>('[data-availability]');

function tell(status: HTMLElement): void {
  const { words, timeZone, ...hours } = JSON.parse(status.dataset.availability ?? '') as Told;
  const now = new Date();
  const hour = hourIn(timeZone, now);
  const clock = now.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
  day?.style.setProperty('--now', String(hour / 24));
  const place = placeOf(timeZone);
  status.textContent = `${words[availabilityAt(hours, hour)]} now, ${clock} in ${place}`;
}

/** Starts once visible, because a browser's first use of time zones takes a moment. */
function startWhenSeen(status: HTMLElement): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    tell(status);
    setInterval(tell, refreshMs, status);
  });
  seen.observe(status);
}

if (status) startWhenSeen(status);
