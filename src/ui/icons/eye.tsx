import { Icon, type IconProps } from './icon.tsx'

/** An open eye. */
export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12C5 8 8.5 6 12 6S19 8 21.5 12C19 16 15.5 18 12 18S5 16 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  )
}
