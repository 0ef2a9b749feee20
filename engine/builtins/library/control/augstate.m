% SPDX-License-Identifier: Apache-2.0
function sys = augstate(sys)
% The system whose outputs are those before and its states.
% Example: G = augstate(ss(-1, 1, 2, 0)); G.C
s = asStateSpace(systemState('augstate', sys));
names = systemNames(s);
n = size(s.A, 1);
s.C = [s.C; eye(n)];
s.D = [s.D; zeros(n, size(s.D, 2))];
if isfield(s, 'names'), s.names.OutputName = [names.OutputName(:); names.StateName(:)]; end
sys = makeSystem(s);
end
