import type { Kysely } from 'kysely'
import { streamWords } from '#domain/contract/stream-call.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { findPlace, nameOfEvent } from './find-place.ts'
import type { NoRoom, Reader, Streams } from './streams.ts'

/** Where what happens is told. */
export type Output = Pick<Reader, 'hasRoom' | 'beat' | 'end'> & {
  tell(name: string, kind: string, payload: object): void
  /** Hears that nobody reads any more. */
  whenGone(leave: () => void): void
}

type Follower = Pick<Reader, 'channel' | 'sessionId' | 'endsAt'>

/** Has a visitor follow their channel from where they had come to, and tells them first whether that was possible. */
export async function follow(
  db: Kysely<Schema>,
  streams: Streams,
  who: Follower,
  lastEvent: string | undefined,
  output: Output,
): Promise<Result<undefined, 'AUTH_REQUIRED' | NoRoom['code'], NoRoom | undefined>> {
  const { channel } = who
  const place = await findPlace(db, channel, lastEvent)
  if (!place) return fail('AUTH_REQUIRED')
  output.tell(nameOfEvent(channel, place.after), streamWords.opened, { is_resumed: place.isResumed })
  const reader: Reader = {
    ...who,
    after: place.after,
    tell: ({ number, kind, payload }) => output.tell(nameOfEvent(channel, number), kind, payload),
    hasRoom: output.hasRoom,
    beat: output.beat,
    end: output.end,
  }
  const joined = streams.join(reader)
  if (joined.ok) output.whenGone(() => streams.leave(reader))
  return joined
}
