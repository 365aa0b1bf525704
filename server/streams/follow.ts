import type { Kysely } from 'kysely'
import { streamWords } from '#domain/contract/stream-call.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { findStreamPosition, formatEventId } from './find-stream-position.ts'
import type { Reader, StreamLimitReached, Streams } from './streams.ts'

/** Where what happens is told. */
export type StreamWriter = Pick<Reader, 'canWrite' | 'beat' | 'end'> & {
  write(name: string, kind: string, payload: object): void
  /** Hears that nobody reads any more. */
  whenGone(onGone: () => void): void
}

type Follower = Pick<Reader, 'channel' | 'sessionId' | 'endsAt'>

/** Has a visitor follow their channel from where they had come to, and tells them first whether that was possible. */
export async function follow(
  db: Kysely<Schema>,
  streams: Streams,
  who: Follower,
  lastEvent: string | undefined,
  output: StreamWriter,
): Promise<Result<undefined, 'AUTH_REQUIRED' | StreamLimitReached['code'], StreamLimitReached | undefined>> {
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
