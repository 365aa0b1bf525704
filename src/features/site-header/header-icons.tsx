import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export function AccountIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.500 20.500C5.500 16.500 8.500 14.500 12 14.500S18.500 16.500 19.500 20.500" />
    </Icon>
  )
}

export function CartIcon() {
  return (
    <Icon>
      <path d="M4.500 8.500H19.500L18 20.500H6Z" />
      <path d="M8.500 8.500C8.500 5 10 3.500 12 3.500S15.500 5 15.500 8.500" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 8H20M4 16H20" />
    </Icon>
  )
}
