% SPDX-License-Identifier: Apache-2.0
function m = odeErkTableau(solver)
% Coefficients of an explicit Runge-Kutta pair: column j of A makes the argument of stage j, E the
% error estimate, D the interpolant's weights by powers of the step's fraction.
switch solver
    case 'ode45' % Dormand and Prince 1980, RK5(4)7FM; the interpolant is Shampine's
        m.c = [0 1/5 3/10 4/5 8/9 1 1];
        m.A = [0 1/5 3/40 44/45 19372/6561 9017/3168 35/384
               0 0 9/40 -56/15 -25360/2187 -355/33 0
               0 0 0 32/9 64448/6561 46732/5247 500/1113
               0 0 0 0 -212/729 49/176 125/192
               0 0 0 0 0 -5103/18656 -2187/6784
               0 0 0 0 0 0 11/84
               0 0 0 0 0 0 0];
        m.E = [71/57600; 0; -71/16695; 71/1920; -17253/339200; 22/525; -1/40];
        m.D = [1 -183/64 37/12 -145/128; 0 0 0 0; 0 1500/371 -1000/159 1000/371
               0 -125/32 125/12 -375/64; 0 9477/3392 -729/106 25515/6784
               0 -11/7 11/3 -55/28; 0 3/2 -4 5/2];
        m.order = 5; m.refine = 4; m.leastShrink = 0.1;
    case 'ode23' % Bogacki and Shampine 1989
        m.c = [0 1/2 3/4 1];
        m.A = [0 1/2 0 2/9; 0 0 3/4 1/3; 0 0 0 4/9; 0 0 0 0];
        m.E = [-5/72; 1/12; 1/9; -1/8];
        m.D = [1 -4/3 5/9; 0 1 -2/3; 0 4/3 -8/9; 0 -1 1];
        m.order = 3; m.refine = 1; m.leastShrink = 0.5;
end
m.lastIsFirst = true;
end
