% SPDX-License-Identifier: Apache-2.0
function W = gram(sys, type)
% The controllability ('c') or observability ('o') Gramian of a stable system.
% Example: W = gram(ss(-1, 1, 1, 0), 'c')
s = asStateSpace(systemState('gram', sys));
type = validatestring(type, {'c', 'o'}, 'gram');
discrete = sum([s.Ts 0]) ~= 0;
p = eig(s.A);
if (discrete && any(abs(p) >= 1)) || (~discrete && any(real(p) >= 0))
    error('Control:analysis:gram1', 'The system must be stable.');
end
solve = @lyap;
if discrete, solve = @dlyap; end
if strcmp(type, 'c'), W = solve(s.A, s.B*s.B'); else, W = solve(s.A', s.C'*s.C); end
W = (W + W')/2;
end
