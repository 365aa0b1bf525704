import { Skeleton } from '#src/ui/skeleton.tsx'
import './scan-blocks.css'

/** As large as the content that replaces it. */
export function NewestSkeleton() {
  return (
    <div className="scan-compare" aria-hidden="true">
      <div className="plan-skeleton" />
      <Skeleton lines={12} />
    </div>
  )
}

export function HistorySkeleton() {
  return (
    <div className="scan-block history-skeleton">
      <Skeleton lines={4} />
    </div>
  )
}

export function PeopleSkeleton() {
  return (
    <div className="people-pills people-skeleton" aria-hidden="true">
      <span />
      <span />
    </div>
  )
}
