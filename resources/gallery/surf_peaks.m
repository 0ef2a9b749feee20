% SPDX-License-Identifier: Apache-2.0
% A surface.
surf(peaks(40))
xlabel('x'), ylabel('y'), zlabel('z'), title('peaks'), colorbar
