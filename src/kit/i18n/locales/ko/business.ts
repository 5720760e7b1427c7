import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: '{organization}(으)로 계속하기',
    looking: '조직을 찾는 중',
    checkAgain: '다시 확인',
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
    search: '조직 검색',
    matches: { other: '조직 {count}개를 찾음' },
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
    signedInAs: '{organization}에 {account} 계정으로 로그인했습니다.',
    sso: 'SSO로 계속하기',
    connection: '{connection}(으)로 계속하기',
    errorHeading: '접근 권한이 없습니다',
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
    otherWay: '다른 방법으로 로그인',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: '2단계 확인 선택',
    choose: '조직에서 로그인할 때 2단계 확인을 요구합니다.',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: '조직을 조회하지 못했습니다. 다시 시도하세요.',
    noMethods:
      '{organization}에서는 이 페이지의 로그인 방법을 허용하지 않습니다. {organization} 관리자에게 문의하세요.',
    cannotJoin:
      '이 계정으로는 {organization}에 참여할 수 없습니다. 관리자에게 초대를 요청하거나 다른 주소를 사용하세요.',
    organizationName: '조직 이름을 입력하세요.',
    slugUnknown: '이 이름의 조직이 없습니다. 확인하고 다시 시도하세요.',
    noSso: '이 조직에서는 SSO를 사용하지 않습니다. 다른 방법으로 로그인하세요.',
    notMember:
      '이 주소는 {organization}에 접근할 수 없습니다. 관리자에게 초대를 요청하거나 다른 주소를 사용하세요.',
    passwordsApart:
      '여기서는 비밀번호가 조직마다 따로 있습니다. 다른 방법으로 로그인하거나 조직의 로그인 페이지를 여세요.',
    domainClaimed:
      '이 주소의 도메인은 다른 조직에 속해 있습니다. 다른 주소를 사용하거나 해당 조직의 관리자에게 문의하세요.',
    phoneTaken: '이 번호는 조직에서 이미 사용 중입니다. 다른 번호를 사용하세요.',
    notAllowed: '조직에서 이를 허용하지 않습니다. 다른 방법으로 로그인하거나 관리자에게 문의하세요.',
    organizationNameRefused: '이 이름은 사용할 수 없습니다. 다른 이름을 선택하세요.',
  },
} satisfies BusinessTranslation;
