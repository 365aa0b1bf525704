import { Trans } from '@lingui/react/macro'
import * as calls from '#domain/contract/account.ts'
import { useLive } from '#src/api/use-live.ts'
import { useNextStep } from '#src/features/designs/use-next-step.ts'
import { CourseStart } from '#src/ui/drawings/course-start.tsx'
import { EmptyReservations } from '#src/ui/drawings/empty-reservations.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { DetailsCard } from './details-card.tsx'
import { Greeting } from './greeting.tsx'
import { NextStep } from './next-step.tsx'
import { OrderCard } from './order-card.tsx'
import { ScanCard } from './scan-card.tsx'
import { SectionCard } from './section-card.tsx'
import { SignOut } from './sign-out.tsx'
import { useOrder } from './use-order.ts'
import { useOwnScan } from './use-own-scan.ts'

/**
 * The customer's overview: the next step, and a card for each section of the account. A card that fails
 * leaves the others usable.
 */
export function Dashboard() {
  const [order, reloadOrder] = useOrder()
  const [ownScan, reloadScan] = useOwnScan()
  const design = useNextStep()
  const [profile, reloadProfile] = useLive(calls.userProfile)
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
          <OrderCard order={order} onRetry={reloadOrder} />
          <ScanCard own={ownScan} onRetry={reloadScan} />
          <SectionCard
            heading={<Trans>Your reservations</Trans>}
            picture={<EmptyReservations />}
            action={
              <NextLink to="/reserve" quiet>
                <Trans>See the stores</Trans>
              </NextLink>
            }
          >
            <Trans>You have no reservation. In a store, we measure your feet for you.</Trans>
          </SectionCard>
          <SectionCard
            heading={<Trans>Foot course</Trans>}
            picture={<CourseStart />}
            action={
              <NextLink to="/profile/health_mode" quiet>
                <Trans>See the foot course</Trans>
              </NextLink>
            }
          >
            <Trans>The foot course isn’t open yet. It has five steps.</Trans>
          </SectionCard>
          <DetailsCard profile={profile} onRetry={reloadProfile} />
        </div>
      </section>
      <SignOut />
    </div>
  )
}
