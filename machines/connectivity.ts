import { fromCallback } from 'xstate'
import { notProvided } from './not-provided.ts'

/** Whether this device has a line, as its browser tells it: at once, and at every change; and that the page was left, which may wait no longer. */
export type ConnectivityEvent = { type: 'line.lost' } | { type: 'line.found' } | { type: 'page.left' }

/** Tells of the line for as long as somebody may wait for it. */
export const line = fromCallback<ConnectivityEvent>(notProvided('line'))
