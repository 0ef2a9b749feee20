% SPDX-License-Identifier: Apache-2.0
function superiorto(varargin)
% Says in the constructor of a class which classes it has precedence over; an error anywhere else.
error('MATLAB:superiorto:notInConstructor', 'SUPERIORTO can only be called from within a class constructor.');
end
