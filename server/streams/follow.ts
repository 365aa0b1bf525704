import type { Kysely } from 'kysely'
import { streamWords } from '#domain/contract/call-kinds.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { findStreamPosition, formatEventId } from './find-stream-position.ts'
import type { JoinResult, Reader, Streams } from './streams.ts'

/** Where a reader's events are written. */
export type StreamWriter = Pick<Reader, 'canWrite' | 'beat' | 'end'> & {
  write(name: string, kind: string, payload: object): void
  /** Calls `onGone` when the connection is closed. */
  whenGone(onGone: () => void): void
}

type Follower = Pick<Reader, 'channel' | 'sessionId' | 'endsAt'>

/**
 * Subscribes a visitor to their channel from their last position. The first event states whether the stream was
 * resumed.
 */
export async function follow(
  db: Kysely<Schema>,
  streams: Streams,
  who: Follower,
  lastEvent: string | undefined,
  output: StreamWriter,
): Promise<JoinResult | Result<never, 'AUTH_REQUIRED'>> {
  const { channel } = who
  const position = await findStreamPosition(db, channel, lastEvent)
  if (!position) return fail('AUTH_REQUIRED')
  output.write(formatEventId(channel, position.after), streamWords.opened, { is_resumed: position.isResumed })
  const reader: Reader = {
    ...who,
    after: position.after,
    deliver: ({ number, kind, payload }) => output.write(formatEventId(channel, number), kind, payload),
    canWrite: output.canWrite,
    beat: output.beat,
    end: output.end,
  }
  const joined = streams.join(reader)
  if (joined.ok) output.whenGone(() => streams.unsubscribe(reader))
  return joined
}
