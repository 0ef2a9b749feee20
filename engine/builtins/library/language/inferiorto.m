% SPDX-License-Identifier: Apache-2.0
function inferiorto(varargin)
% Says in the constructor of a class which classes have precedence over it; an error anywhere else.
error('MATLAB:inferiorto:notInConstructor', 'INFERIORTO can only be called from within a class constructor.');
end
