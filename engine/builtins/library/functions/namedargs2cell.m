% SPDX-License-Identifier: Apache-2.0
function c = namedargs2cell(s)
% Fields and values of a scalar struct as a row of name-value arguments.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(s) || ~isscalar(s)
    error('MATLAB:namedargs2cell:InvalidInput', 'Input argument must be a scalar struct.');
end
c = reshape([fieldnames(s), struct2cell(s)]', 1, []);
end
