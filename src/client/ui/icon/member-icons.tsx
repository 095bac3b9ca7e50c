/* Icons of members' screens only. */

export { default as CalendarIcon } from '@tabler/icons-react/icons/IconCalendar'
export { default as CameraIcon } from '@tabler/icons-react/icons/IconCamera'
export { default as EyeIcon } from '@tabler/icons-react/icons/IconEye'
export { default as LightbulbIcon } from '@tabler/icons-react/icons/IconBulb'
export { default as MoreIcon } from '@tabler/icons-react/icons/IconDots'
export { default as PrintIcon } from '@tabler/icons-react/icons/IconPrinter'
