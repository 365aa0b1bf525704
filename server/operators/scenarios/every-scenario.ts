import { customerGb } from './customer-gb.ts'
import { customerJp } from './customer-jp.ts'
import { guestWithOrder } from './guest-with-order.ts'
import { newcomer } from './newcomer.ts'
import { orderOnItsWay } from './order-on-its-way.ts'
import { orderReady } from './order-ready.ts'
import type { Scenario } from './scenario.ts'
import { twoDevices } from './two-devices.ts'

/** What testers can ask for by name; docs/qa.md shows the same. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  newcomer,
  'customer-gb': customerGb,
  'customer-jp': customerJp,
  'order-ready': orderReady,
  'order-on-its-way': orderOnItsWay,
  'guest-with-order': guestWithOrder,
  'two-devices': twoDevices,
}
