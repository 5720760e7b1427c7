import type { PasskeyTranslation } from '../../catalogue.ts';

const ko = {
  passkeys: {
    offerHeading: '다음에는 더 빠르게 로그인하세요',
    offer: '패스키를 만들면 지문, 얼굴 또는 화면 잠금만으로 로그인할 수 있습니다.',
    create: '패스키 만들기',
    notNow: '나중에',
    existing: '이 기기에는 이미 이 계정의 패스키가 있습니다.',
  },
  errors: {
    user_cancellation: '패스키 사용을 완료하지 않았습니다. 다시 시도하거나 다른 방법을 선택하세요.',
    biometrics_not_available: '이 브라우저 또는 기기는 패스키를 지원하지 않습니다.',
    no_biometrics_enrolled: '먼저 이 기기에서 화면 잠금, 지문 또는 얼굴 인식을 설정하세요.',
    no_biometrics_registration: '이 패스키는 더 이상 여기에서 유효하지 않습니다. 다른 방법으로 로그인하세요.',
    key_invalidated: '패스키를 확인할 수 없습니다. 다시 시도하세요.',
    keystore_unavailable: '패스키를 저장할 수 없습니다. 다시 시도하세요.',
    device_credentials_not_allowed: '이 페이지에서는 패스키를 사용할 수 없습니다. 다른 방법을 선택하세요.',
    session_expired: '세션이 만료되었습니다. 다시 로그인하세요.',
    user_locked_out: '시도 횟수가 너무 많습니다. 잠시 후 다시 시도하세요.',
    device_hardware_error: '기기에서 오류가 발생했습니다. 다시 시도하세요.',
    biometrics_sensor_error: '지문 또는 얼굴을 인식할 수 없습니다. 다시 시도하세요.',
    internal_error: '패스키를 사용할 수 없습니다. 다시 시도하거나 다른 방법을 선택하세요.',
  },
  passkeyList: {
    heading: '내 패스키',
    none: '아직 패스키가 없습니다.',
    unnamed: '이름 없는 패스키',
    lastUsed: '마지막 사용: {time}',
    rename: '이름 변경',
    renameOf: '이름 변경: {name}',
    name: '이름',
    enterName: '이름을 입력하세요.',
    save: '저장',
    cancel: '취소',
    remove: '삭제',
    removeOf: '삭제: {name}',
    confirm: '{name}을(를) 삭제할까요? 삭제하면 이 패스키로 더 이상 로그인할 수 없습니다.',
    created: '패스키를 만들었습니다.',
    renamed: '패스키 이름을 변경했습니다.',
    removed: '패스키를 삭제했습니다.',
    signedOut: '패스키를 관리하려면 로그인하세요.',
  },
} satisfies PasskeyTranslation;

export default ko;
