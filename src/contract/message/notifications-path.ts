/** Page of the web app that lists notifications. */
export const NOTIFICATIONS_PATH = '/mypage/notifications'
