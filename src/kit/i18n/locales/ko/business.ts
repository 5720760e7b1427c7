import type { BusinessTranslation } from '../../catalogue.ts';

export default {
  organization: {
    heading: '{organization}(으)로 계속하기',
    looking: '조직을 찾는 중',
    notFoundHeading: '조직을 찾을 수 없습니다',
    notFound: '이 주소에는 조직이 없습니다. 링크를 확인하거나 링크를 보낸 사람에게 문의하세요.',
    demandedHeading: '본인 확인',
    demanded: '{organization}(으)로 계속하려면 다음 방법 중 하나로 로그인하세요.',
    backToList: '내 조직 목록으로 돌아가기',
  },
  discovery: {
    heading: '조직 선택',
    signedInAs: '{email} 주소로 로그인했습니다.',
    loading: '조직을 불러오는 중',
    join: '{organization} 참여하기',
    acceptInvite: '{organization} 초대 수락',
    noneHeading: '아직 조직이 없습니다',
    none: '{email} 주소는 아직 어느 조직에도 속해 있지 않습니다.',
    noneClosed:
      '{email} 주소는 어느 조직에도 속해 있지 않습니다. 관리자에게 초대를 요청하거나 다른 주소를 사용하세요.',
    create: '조직 만들기',
    name: '조직 이름',
    namePlaceholder: '예시 주식회사',
    otherEmail: '다른 이메일 주소 사용',
  },
  emailMethod: {
    heading: '어떻게 로그인하시겠어요?',
    text: '{email} 주소로 이메일을 보냅니다.',
  },
  business: {
    usePassword: '비밀번호 사용하기',
    signedIn: '{organization}에 로그인했습니다.',
    sso: 'SSO로 계속하기',
    connection: '{connection}(으)로 계속하기',
    errorHeading: '여기에서는 로그인할 수 없습니다',
  },
  businessPassword: {
    emailHeading: '비밀번호로 로그인',
    heading: '비밀번호 입력',
    forgot: '가입 또는 비밀번호 재설정',
    forgotHeading: '새 비밀번호 설정',
    forgotText: '비밀번호를 설정할 수 있는 링크를 이메일로 보내 드립니다.',
    verify:
      '주소를 확인하기 위해 {email} 주소로 링크를 보냈습니다. 링크를 열면 비밀번호를 설정할 수 있습니다.',
    setNew: '{email} 주소로 새 비밀번호 설정 링크를 보냈습니다.',
  },
  sso: {
    emailHeading: '조직의 로그인 찾기',
    emailText: '업무용 이메일 주소를 입력하면 조직의 로그인 방법을 찾아 드립니다.',
    menuHeading: '로그인 방법 선택',
    menuText: '{email} 주소는 다음으로 로그인할 수 있습니다.',
    slugHeading: '어느 조직인가요?',
    slugText:
      '{email} 주소의 로그인 방법을 찾지 못했습니다. 웹 주소에 표시되는 조직의 짧은 이름을 입력하세요.',
    slug: '조직의 짧은 이름',
    slugPlaceholder: 'example-inc',
  },
  mfa: {
    chooseHeading: '2단계 확인 추가',
    chooseEnrolledHeading: '2단계 확인 선택',
    choose: '조직에서 로그인할 때 2단계 확인을 요구합니다.',
    sms: '문자로 코드 받기',
    totp: '인증 앱 사용',
    smsEnrollHeading: '전화번호 추가',
    smsEnroll: '로그인할 때마다 문자로 코드를 보내 드립니다.',
    smsSend: '코드 보내기',
    smsHeading: '코드 입력',
    totpEnrollHeading: '인증 앱 추가',
    totpEnroll: '인증 앱으로 QR 코드를 스캔하거나 앱에 키를 입력하세요.',
    totpQr: '인증 앱용 QR 코드',
    totpKey: '키',
    copy: '복사',
    copied: '복사됨',
    totpHeading: '앱의 코드 입력',
    totpText: '인증 앱에 표시되는 6자리 코드를 입력하세요.',
    useRecovery: '복구 코드 사용',
    recoveryText: '저장해 둔 복구 코드 중 하나를 입력하세요. 각 코드는 한 번만 사용할 수 있습니다.',
    recoveryCode: '복구 코드',
    saveHeading: '복구 코드 저장',
    save: '이 코드 중 하나로 인증 앱 없이 로그인할 수 있습니다. 안전한 곳에 보관하세요. 각 코드는 한 번만 사용할 수 있습니다.',
    saved: '저장했습니다',
  },
  errors: {
    organizationLookup: '조직을 조회하지 못했습니다. 다시 시도하세요.',
    noMethods:
      '{organization}에서는 이 페이지의 로그인 방법을 허용하지 않습니다. {organization} 관리자에게 문의하세요.',
    cannotJoin:
      '이 계정으로는 {organization}에 참여할 수 없습니다. 관리자에게 초대를 요청하거나 다른 주소를 사용하세요.',
    discoveryExpired: '시간이 너무 오래 지났습니다. 다시 로그인하세요.',
    organizationName: '조직 이름을 입력하세요.',
    slugUnknown: '이 이름의 조직이 없습니다. 확인하고 다시 시도하세요.',
    noSso: '이 조직에서는 SSO를 사용하지 않습니다. 다른 방법으로 로그인하세요.',
    notMember:
      '이 주소는 {organization}에 접근할 수 없습니다. 관리자에게 초대를 요청하거나 다른 주소를 사용하세요.',
    passwordsApart:
      '여기서는 비밀번호가 조직마다 따로 있습니다. 다른 방법으로 로그인하거나 조직의 로그인 페이지를 여세요.',
    wrongRecoveryCode: '이 복구 코드는 사용할 수 없습니다. 확인하거나 다른 코드를 사용하세요.',
    domainClaimed:
      '이 주소의 도메인은 다른 조직에 속해 있습니다. 다른 주소를 사용하거나 해당 조직의 관리자에게 문의하세요.',
  },
} satisfies BusinessTranslation;
