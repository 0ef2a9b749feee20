% SPDX-License-Identifier: Apache-2.0
function name = superiorfloat(varargin)
% The class of a result of these numbers: 'single' when one of them is, else 'double'.
name = 'double';
for k = 1:nargin
    if isa(varargin{k}, 'single')
        name = 'single';
    elseif ~isa(varargin{k}, 'double')
        error('MATLAB:datatypes:superiorfloat', ...
              'Inputs must be floats, namely single or double.');
    end
end
end
