import { fromCallback } from 'xstate'
import { notProvided } from './not-provided.ts'

/**
 * Whether the device is online, sent at the start and at each change; and that the page is being left, so that nothing
 * may wait any longer.
 */
export type ConnectivityEvent = { type: 'line.lost' } | { type: 'line.found' } | { type: 'page.left' }

/** Reports connectivity for as long as the machine that invokes it runs. */
export const line = fromCallback<ConnectivityEvent>(notProvided('line'))
