% SPDX-License-Identifier: Apache-2.0
% Columns as ribbons.
ribbon(peaks(20)), title('Ribbons')
