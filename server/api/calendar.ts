import { Hono } from 'hono';
import { monthOf } from '../../src/lib/dates.ts';
import { answer } from './answer.ts';
import { calendarTag } from './cache-tag.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';

/** The current month, which pages ask for that count up to today, so that they change with it. */
export const calendarRoutes = ({ now }: ApiDependencies) =>
  new Hono<ApiEnv>().get('/', (c) =>
    answer(c, { month: monthOf(new Date(now())) }, { tags: [calendarTag] }),
  );
