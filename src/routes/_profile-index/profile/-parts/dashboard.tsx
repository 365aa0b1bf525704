import { Trans } from '@lingui/react/macro'
import * as calls from '#domain/contract/account-calls.ts'
import { useLive } from '#src/api/use-live.ts'
import { useNextStep } from '#src/features/designs/use-next-step.ts'
import { CourseStart } from '#src/ui/drawings/course-start.tsx'
import { EmptyReservations } from '#src/ui/drawings/empty-reservations.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { DetailsCard } from './details-card.tsx'
import { Greeting } from './greeting.tsx'
import { NextStep } from './next-step.tsx'
import { OrderCard } from './order-card.tsx'
import { RoomCard } from './room-card.tsx'
import { ScanCard } from './scan-card.tsx'
import { SignOut } from './sign-out.tsx'
import { useOrder } from './use-order.ts'
import { useOwnScan } from './use-own-scan.ts'

/** Where a customer stands: the one thing to do next, and a card for every room. One that fails leaves the others. */
export function Dashboard() {
  const [order, askOrder] = useOrder()
  const [ownScan, askScan] = useOwnScan()
  const design = useNextStep()
  const [profile, askProfile] = useLive(calls.userProfile)
  return (
    <div className="dashboard">
      <header>
        <h1>
          <Trans>Your account</Trans>
        </h1>
        <Greeting profile={profile} />
      </header>
      <NextStep order={order} ownScan={ownScan} design={design} />
      <section aria-labelledby="rooms">
        <h2 id="rooms" className="visually-hidden">
          <Trans>Everything in your account</Trans>
        </h2>
        <div className="dashboard-cards">
          <OrderCard order={order} onRetry={askOrder} />
          <ScanCard own={ownScan} onRetry={askScan} />
          <RoomCard
            heading={<Trans>Your reservations</Trans>}
            picture={<EmptyReservations />}
            action={
              <WayOn to="/reserve" quiet>
                <Trans>See the stores</Trans>
              </WayOn>
            }
          >
            <Trans>You have no reservation. In a store, we measure your feet for you.</Trans>
          </RoomCard>
          <RoomCard
            heading={<Trans>Foot course</Trans>}
            picture={<CourseStart />}
            action={
              <WayOn to="/profile/health_mode" quiet>
                <Trans>See the foot course</Trans>
              </WayOn>
            }
          >
            <Trans>The foot course isn’t open yet. It has five steps.</Trans>
          </RoomCard>
          <DetailsCard profile={profile} onRetry={askProfile} />
        </div>
      </section>
      <SignOut />
    </div>
  )
}
