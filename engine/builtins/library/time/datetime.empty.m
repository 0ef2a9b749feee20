% SPDX-License-Identifier: Apache-2.0
function x = empty(varargin)
% An empty array of points in time: datetime.empty (0-by-0), datetime.empty(m, n), datetime.empty([m n]); one of the sizes is zero.
% Example: x = datetime.empty(0, 3); size(x)
if nargin > 0 && all([varargin{:}] > 0)
    error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero to create an empty array of class ''datetime''.');
end
x = makeDatetime(double.empty(varargin{:}), '');
end
