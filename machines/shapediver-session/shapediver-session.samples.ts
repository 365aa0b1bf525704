import type { LiveChoices, LiveModel } from '#domain/live-model/live-model.ts'
import type { ShapeDiverSessionEvent } from './shapediver-session.types.ts'

const length = (id: string, name: string) => ({ id, name, type: 'Float', min: 180, max: 310 })

/** A model that follows the lengths, the upper and the text, and makes a file. */
export const sampleModel: LiveModel = {
  parameters: [
    length('p-left', 'Left length'),
    length('p-right', 'Right length'),
    { id: 'p-upper', name: 'Upper', type: 'StringList', choices: ['Strap', 'Sandal', 'Shell'] },
    { id: 'p-text', name: 'Sole text', type: 'String', max: 8 },
  ],
  exports: [{ id: 'e-stl', name: 'Print file' }],
}

export const sampleChoices: LiveChoices = {
  measures: { left: { lengthMm: 255 }, right: { lengthMm: 256 } },
  upper: 'shell',
  colour: 'grey',
  feel: 'natural',
  soleText: '',
}

/** Longer than the model makes. */
export const tooLong: LiveChoices = {
  ...sampleChoices,
  measures: { left: { lengthMm: 320 }, right: { lengthMm: 256 } },
}

/** One of each event of the machine, as the page sends them. */
export const shapeDiverSessionEvents: readonly ShapeDiverSessionEvent[] = [
  { type: 'choices.changed', choices: sampleChoices },
  { type: 'session.requested', choices: sampleChoices },
  { type: 'session.opened', model: sampleModel },
  { type: 'model.computed', figures: [{ name: 'Weight', value: '174 g' }] },
  { type: 'export.requested', file: 'e-stl' },
  { type: 'export.made' },
  { type: 'export.failed' },
  { type: 'session.unconfigured' },
  { type: 'session.refused' },
  { type: 'session.unreached' },
  { type: 'session.delayed' },
  { type: 'session.ended' },
  { type: 'session.exhausted' },
  { type: 'session.mismatched' },
  { type: 'session.broken' },
  { type: 'page.shown' },
  { type: 'retry.requested' },
]
