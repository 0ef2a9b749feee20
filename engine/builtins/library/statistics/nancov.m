% SPDX-License-Identifier: Apache-2.0
function c = nancov(x, varargin)
% Covariance matrix of the columns, of the rows without NaN; 'pairwise' leaves rows out pair by pair.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
pairwise = any(cellfun(@(a) ischar(a) && strcmpi(a, 'pairwise'), varargin));
words = cellfun(@(a) ischar(a) || isstring(a), varargin);
rows = 'omitrows';
if pairwise, rows = 'partialrows'; end
varargin(words) = [];
c = cov(x, varargin{:}, rows);
end
