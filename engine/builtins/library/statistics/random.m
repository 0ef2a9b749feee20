% SPDX-License-Identifier: Apache-2.0
function r = random(name, varargin)
% Random numbers of the distribution of that name: random('Normal',0,1,[3 1]) is normrnd(0,1,[3 1]).
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
r = builtin([distributionName(name) 'rnd'], varargin{:});
end
