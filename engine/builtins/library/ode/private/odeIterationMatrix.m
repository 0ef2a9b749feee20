% SPDX-License-Identifier: Apache-2.0
function s = odeIterationMatrix(p, s, hd)
% The factors of M - hd*J, which are kept until the step or the Jacobian changes.
if hd == s.hFactor, return; end
s.F = odeFactor(p.M - hd*s.J);
s.hFactor = hd;
s.haveRate = false;
s.counts(5) = s.counts(5) + 1;
end
