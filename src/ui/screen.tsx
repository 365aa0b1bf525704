import type { ReactNode } from 'react'

type Props = { heading: ReactNode; lead?: ReactNode; drawing?: ReactNode; children?: ReactNode }

/** A page with one purpose: heading, lead and content. */
export function Screen({ heading, lead, drawing, children }: Props) {
  return (
    <div className={drawing ? 'screen screen-with-drawing' : 'screen'}>
      <div className="screen-text">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children && <div className="screen-body">{children}</div>}
      </div>
      {drawing && <div className="screen-drawing">{drawing}</div>}
    </div>
  )
}
