% SPDX-License-Identifier: Apache-2.0
function [A, B, Q, R, S, E] = riccatiInputs(who, args)
% The matrices of a Riccati equation, checked, with the standard ones where they are not given; [] stands for those, too.
args(end + 1:6) = {[]};
[A, B, Q, R, S, E] = args{:};
n = size(A, 1);
m = size(B, 2);
if isempty(R), R = eye(m); end
if isempty(S), S = zeros(n, m); end
if isempty(E), E = eye(n); end
want = {A, [n n]; B, [n m]; Q, [n n]; R, [m m]; S, [n m]; E, [n n]};
names = 'ABQRSE';
for k = 1:6
    if ~isfloat(want{k, 1}) || ~isequal(size(want{k, 1}), want{k, 2})
        error(sprintf('Control:foundation:%s1', upper(who)), 'The matrix %s must be %d-by-%d.', names(k), want{k, 2});
    end
end
if norm(Q - Q', 1) > 100*eps*norm(Q, 1) || norm(R - R', 1) > 100*eps*norm(R, 1)
    error(sprintf('Control:foundation:%s2', upper(who)), 'The matrices Q and R must be symmetric.');
elseif rcond(R) < eps
    error(sprintf('Control:foundation:%s3', upper(who)), 'The matrix R must not be singular.');
end
Q = (Q + Q')/2;
R = (R + R')/2;
end
