% SPDX-License-Identifier: Apache-2.0
function options = ddeset(varargin)
% Options of dde23 as a struct: from names and values and from older options.
known = struct('AbsTol', [], 'Events', [], 'InitialStep', [], 'InitialY', [], 'Jumps', [], ...
    'MaxStep', [], 'NormControl', [], 'OutputFcn', [], 'OutputSel', [], 'Refine', [], 'RelTol', [], 'Stats', []);
options = optionsFrom('ddeset', known, varargin);
end
