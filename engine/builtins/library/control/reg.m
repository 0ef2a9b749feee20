% SPDX-License-Identifier: Apache-2.0
function rsys = reg(sys, K, L)
% The regulator u = -K*xe on the states that an estimator with gain L makes of the outputs of a system: from y to u, to be joined with positive
% feedback.
% Example: R = reg(ss([0 1; -2 -3], [0; 1], [1 0], 0), [1 2], [1; 2]); pole(R)
s = asStateSpace(systemState('reg', sys));
A = s.A - s.B*K - L*s.C + L*s.D*K;
rsys = ss(A, L, -K, zeros(size(K, 1), size(L, 2)), s.Ts);
end
