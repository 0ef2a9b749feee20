% SPDX-License-Identifier: Apache-2.0
function s = odeStepDone(p, s, tnew, ynew, slope, absh, err, failed, atEnd)
% Takes an accepted step over and chooses the next; a step is left alone where little is gained, as
% another one means another factorisation.
s.counts(1) = s.counts(1) + 1;
s.before = s.t; s.start = s.y;
s.data = {s.slope, slope};
s.t = tnew; s.y = ynew; s.slope = slope;
if ~failed
    grow = 1.25*(err/p.rtol)^(1/3);
    if grow > 0.2, best = absh/grow; else, best = 5*absh; end
    if best < absh || best > 1.2*absh, absh = best; end
end
s.absh = absh;
s.jacobianHere = p.constantJacobian;
s.done = atEnd;
end
