% SPDX-License-Identifier: Apache-2.0
function options = bvpset(varargin)
% Options of bvp4c and bvp5c as a struct: from names and values and from older options.
known = struct('AbsTol', [], 'RelTol', [], 'SingularTerm', [], 'FJacobian', [], 'BCJacobian', [], ...
    'Stats', [], 'Nmax', [], 'Vectorized', []);
options = optionsFrom('bvpset', known, varargin);
end
