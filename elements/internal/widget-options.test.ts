import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WIDGET_FIELDS, type WidgetOptions, widgetShorthands } from './widget-options.ts';

test('every option of <auth-widget> is read', () => {
  const read = new Set<PropertyKey>();
  const options = new Proxy({} as WidgetOptions, { get: (_target, name) => void read.add(name) });
  widgetShorthands(options);
  assert.deepEqual([...read].sort(), Object.keys(WIDGET_FIELDS).sort());
});
