import { streamWords } from '#domain/contract/call-kinds.ts'
import * as calls from '#domain/contract/scans.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { minuteMs } from '#domain/time.ts'
import type { FollowPhoneInput, PhoneCode } from '#machines/foot-scan/foot-scan.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import { handoffLink } from './handoff-link.ts'
import type { PhoneEvent, ScanSource } from './scan-source.ts'

type Shop = { readonly api: ApiClient; readonly follow: FollowStream }
type NotifyPhoneEvent = (event: PhoneEvent) => void

/**
 * Connects another phone by a link, or finds the phone connected before a reload, and reports its progress from the
 * stream. Whenever the connection is back it requests the status, to catch missed events.
 */
export function followPhone(shop: Shop): NonNullable<ScanSource['followPhone']> {
  return (input, sendEvent, signal) => {
    const reportWhileOpen: NotifyPhoneEvent = (event) => {
      if (!signal.aborted) sendEvent(event)
    }
    void letIn(shop, input, reportWhileOpen, signal)
  }
}

async function letIn(
  shop: Shop,
  input: FollowPhoneInput,
  sendEvent: NotifyPhoneEvent,
  signal: AbortSignal,
): Promise<void> {
  const { api, follow } = shop
  const { personId } = input
  const before = await api(calls.loadHandoffStatus, undefined, { query: { person_id: personId }, signal })
  if (!before.ok) return sendEvent({ type: 'phone.broken', error: { code: before.code } })
  const { send_seconds_left: sendSecondsLeft, sent_scan_id: sentBefore } = before.value
  const phone = watchPhone({ ...input, sentBefore, api, sendEvent, signal })
  if (sendSecondsLeft === null || input.isAnother) {
    const made = await api(calls.createHandoff, { person_id: personId }, { signal })
    if (!made.ok) return sendEvent({ type: 'phone.broken', error: { code: made.code } })
    phone.show(made.value.token)
  } else phone.connect(sendSecondsLeft)
  addEventListener('offline', phone.loseLine, { signal })
  addEventListener('online', phone.findLine, { signal })
  const ended = await follow(
    calls.followScans,
    (receivedEvent) => {
      if (receivedEvent.kind === streamWords.opened) void phone.look()
      else if (receivedEvent.payload.person_id !== personId) return
      else if (receivedEvent.kind === 'handoff.opened') phone.connect()
      else if (receivedEvent.payload.by === 'handoff')
        void phone.take(receivedEvent.payload.scan_id, receivedEvent.payload.state)
    },
    signal,
  )
  if (ended !== 'stopped') sendEvent({ type: 'phone.broken', error: { code: 'NETWORK_ERROR' } })
}

type WatchPhoneInput = FollowPhoneInput & {
  /** The scan sent by an earlier link, which is not new. */
  readonly sentBefore: string | null
  readonly api: ApiClient
  readonly sendEvent: NotifyPhoneEvent
  readonly signal: AbortSignal
}

const { openMinutes, sendMinutes } = scanSettings.handoff

/**
 * Tracks the phone and the expiry of its link. Times are by this device's clock, which may differ from the server's.
 */
function watchPhone({ personId, sides, sentBefore, api, sendEvent, signal }: WatchPhoneInput) {
  let code: PhoneCode | undefined
  let [isConnected, isOver] = [false, false]
  let end: ReturnType<typeof setTimeout>
  signal.addEventListener('abort', () => clearTimeout(end))

  function endIn(seconds: number): void {
    clearTimeout(end)
    end = setTimeout(() => {
      isOver = true
      sendEvent({ type: 'phone.codeExpired' })
    }, seconds * 1000)
  }

  function show(token: string): void {
    code = { link: handoffLink(token), endsAtMs: Date.now() + openMinutes * minuteMs }
    endIn(openMinutes * 60)
    sendEvent({ type: 'phone.codeCreated', code })
  }

  async function take(scanId: string, state = 'measured'): Promise<void> {
    // The phone itself shows why its scan was rejected, and may send another.
    if (state === 'rejected') return
    const whole = await api(calls.getScan, undefined, { id: scanId, signal })
    if (!whole.ok) return sendEvent({ type: 'phone.broken', error: { code: whole.code } })
    const { scan } = whole.value
    const { engine, doFeetDiffer, measuredAt } = scan
    sendEvent({ type: 'phone.measured', feet: sides.map((side) => scan[side]), at: measuredAt, engine, doFeetDiffer })
  }

  function connect(seconds = sendMinutes * 60): void {
    isConnected = true
    endIn(seconds)
    sendEvent({ type: 'phone.connected' })
  }

  async function look(): Promise<void> {
    const handoff = await api(calls.loadHandoffStatus, undefined, { query: { person_id: personId }, signal })
    if (!handoff.ok) return
    const { sent_scan_id: sent, send_seconds_left: seconds } = handoff.value
    if (sent !== null && sent !== sentBefore) await take(sent)
    else if (seconds !== null && !isConnected) connect(seconds)
  }

  return {
    show,
    take,
    look,
    connect,
    loseLine: () => sendEvent({ type: 'phone.lost' }),
    findLine() {
      if (isOver) sendEvent({ type: 'phone.codeExpired' })
      else if (isConnected) sendEvent({ type: 'phone.connected' })
      else if (code) sendEvent({ type: 'phone.codeCreated', code })
      void look()
    },
  }
}
